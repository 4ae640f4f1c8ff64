Feature: Correcting advertisements and question sheets
  Their texts, pictures and PDF are changed where they stand.

  Background:
    Given I am an editor

  @EDIT-01
  Scenario: Pictures of an advertisement are put in order, taken out and added
    Given I visit the advertisements page
    When I click the button "고치기 한글학교 방학 특강반"
    And I click the button "아래로 그림 1"
    And I click the button "빼기 그림 2"
    And I choose the file "표지.png"
    And I fill "내용" with "특강반을 다시 모집합니다."
    And I click the button "저장"
    Then a toast says "광고를 고쳤습니다."
    And the pictures of advertisement 1 are "image/svg+xml, image/png"
    And the text of advertisement 1 says just "특강반을 다시 모집합니다."
    When I reload
    Then the pictures of advertisement 1 are "image/svg+xml, image/png"

  @EDIT-01 @REL-30
  Scenario: Of a half-made change of pictures the order is given back, and new files are named, which have to be chosen again
    Given I visit the advertisements page
    When I click the button "고치기 한글학교 방학 특강반"
    And I click the button "빼기 그림 1"
    And I choose the file "표지.png"
    Then I see "표지.png"
    When I reload
    Then I see "다시 골라 주셔야 합니다: ‘표지.png’"
    And I see "그림 2"
    And I do not see the button "빼기 그림 1"
    When I click the button "고친 내용 되돌리기"
    Then I see the button "빼기 그림 1"

  @EDIT-01 @REL-16 @LIST-03
  Scenario: A change of pictures alone that fails keeps their order and the new file
    Given I visit the advertisements page
    And PUT /api/advertisement/34 fails
    When I click the button "고치기 한글학교 방학 특강반"
    And I click the button "빼기 그림 2"
    And I choose the file "표지.png"
    And I click the button "저장"
    Then a toast says "광고를 고치지 못했습니다."
    And the file to upload is "표지.png"
    Given PUT /api/advertisement/34 works again
    When I click the button "저장"
    Then a toast says "광고를 고쳤습니다."
    And the pictures of advertisement 1 are "image/svg+xml, image/png"

  @EDIT-01 @browser
  Scenario: The PDF of a sheet is replaced, and stays where only the title is changed
    Given I visit the Bible studies page
    When I click the button "고치기 마가복음 16과"
    And I fill "제목" with "마가복음 16과: 빈 무덤"
    And I click the button "저장"
    Then a toast says "성경공부 문제지를 고쳤습니다."
    And sheet 1 of the list says "11월 18일 고침"
    When I click the link "마가복음 16과: 빈 무덤 문제지 열기"
    Then a new tab asked for the PDF "마가복음 16과.pdf"

  @EDIT-01 @browser
  Scenario: A new PDF replaces that of a sheet
    Given I visit the Bible studies page
    When I click the button "고치기 마가복음 16과"
    And I choose the file "문제지.pdf"
    And I click the button "저장"
    Then a toast says "성경공부 문제지를 고쳤습니다."
    When I click the link "마가복음 16과: 빈 무덤의 새벽 문제지 열기"
    Then a new tab asked for the PDF "문제지.pdf"

  @EDIT-01 @accessibility @browser
  Scenario: Changing an advertisement or a sheet is accessible
    Given I visit the advertisements page
    When I click the button "고치기 한글학교 방학 특강반"
    And I choose the file "표지.png"
    Then I see "표지.png"
    And the page is accessible at 1280 and 360 px, light and dark
    When I visit the Bible studies page
    And I click the button "고치기 마가복음 16과"
    And I choose the file "문제지.pdf"
    Then I see "문제지.pdf"
    And the page is accessible at 1280 and 360 px, light and dark

@browser @SHELL-12
Feature: Pages that the browser has translated
  A translator takes each text node away and puts elements of its own into the place, whenever a text is added or changed.

  Background:
    Given the browser translates what it shows

  Scenario: A visitor looks around
    Given I visit the home page
    And I see the button "멈춤"
    When I click the button "멈춤"
    Then I see the button "재생"
    When I click the button "다음 사진"
    And I click the button "로그인" in the top bar
    And I click the login button
    Then I see "이메일을 입력해 주세요."
    When I press "Escape"
    And I click the menu button
    And I click the button "아주 크게"
    And I press "Escape"
    And I visit /people/retiredDeacons
    Then I see "모두 6명"
    When I fill "이름 찾기" with "ㄱㅁㅅ"
    Then I see "6명 가운데 1명"
    When I fill "이름 찾기" with "없는이름"
    Then I see "찾으시는 이름이 없습니다."
    When I click the button "모두 보기"
    Then I see "모두 6명"
    When I visit the events page
    And I click the button "다음 달"
    Then I see the heading "2026년 12월"
    When I click the button "이전 달"
    Then I see the heading "2026년 11월"
    When I visit the register page
    And I fill "이메일" with "haneul@example.org"
    And I click the button "비밀번호 보기 (비밀번호)"
    Then I see the button "비밀번호 숨기기 (비밀번호)"

  Scenario: An editor writes, pins, deletes, restores and prays
    Given I am an editor
    And I visit the announcements page
    And I see 10 announcements
    When I click the button "새 공지 쓰기"
    And I click the button "등록"
    Then I see "제목을 입력해 주세요."
    When I write the announcement "성가대 연습"
    And I click the button "등록"
    Then a toast says "공지사항을 등록했습니다."
    And announcement 2 of the list says "2026-11-18 · 친교부"
    When I click the button "삭제 성가대 연습"
    Then a toast says "공지사항을 삭제했습니다."
    When I click the button "되돌리기" in the toast
    Then a toast says "공지사항을 되돌렸습니다."
    And announcement 2 of the list says "성가대 연습"
    When I visit the prayers page
    And I click the button "함께 기도했습니다 사춘기"
    Then I see the button "오늘 함께 기도했습니다 사춘기"
    And I see "지금까지 23번 함께 기도했습니다."
    When I click the button "내 기도 제목"
    And I click the button "고치기 추수감사절 찬양을"
    And I fill "기도 제목" with "찬양을 기쁘게 준비하게 해 주세요."
    And I click the button "저장"
    Then a toast says "기도 제목을 고쳤습니다."
    And I see "찬양을 기쁘게 준비하게 해 주세요."
    When I click the button "거두기 찬양을 기쁘게"
    Then I see "아직 나누신 기도 제목이 없습니다."
    When I visit the member directory page
    And I click the words "내 공개 범위"
    And I choose "내 구역" for "전화번호"
    Then a status in the page says "저장했습니다."
    When I choose "모든 교인" for "생일"
    Then a status in the page says "저장했습니다."

  Scenario: An admin looks for members, leaves the question whether one is deleted, and signs out
    Given I am an admin
    And I visit the members page
    When I fill "이름이나 이메일로 찾기" with "ㄱㅁㅅ"
    Then I see "400명 중 3명"
    When I fill "이름이나 이메일로 찾기" with "김민수"
    Then I see "400명 중 1명"
    When I click the link "수정 김민수"
    Then I see the heading "김민수"
    When I go back
    Then I see "400명 중 1명"
    When I click the button "삭제 김민수"
    And I press "Escape"
    And I log out
    Then I see the heading "로그아웃"

@mock @MOCK-03 @browser
Feature: The faults and the clock of the demo
  A user of the demo sets faults, and looks at the church on another day.

  Rule: The network can be bad

    Background:
      Given I visit the announcements page
      And I click the button of the demo tools
      And I click the demo part "인터넷 상태"

    @AUTH-16 @LIST-03
    Scenario: A cut network can be noticed, lets no user sign in, as the tools say, and is repaired
      When I click the radio button "인터넷 끊김"
      And the radio button "인터넷 끊김" is chosen
      And I reload
      Then a toast says "공지사항을 불러오지 못했습니다."
      And a toast says "Network Error"
      And the radio button "인터넷 끊김" is chosen
      When I click the demo part "누구로 볼까요"
      And I click the tool "관리자 박정훈"
      Then the message of the demo tools says "교회와 연결되지 않아 로그인하지 못했습니다."
      And I see the marked tool "방문자"
      When I click the demo part "인터넷 상태"
      And I click the radio button "보통"
      And the radio button "보통" is chosen
      And I click the button "다시 시도"
      Then I see 10 announcements

    @LIST-03
    Scenario: One call fails once, or until it is turned off
      When I choose "공지사항 목록 보기" for "어떤 동작이"
      And I choose "서버 오류 (500)" for "어떻게 실패할까요"
      And I click the tool "실패하게 하기"
      Then I see 1 call that fails on purpose
      When I reload
      Then a toast says "공지사항을 불러오지 못했습니다."
      And I do not see calls that fail on purpose
      When I click the button "다시 시도"
      Then I see 10 announcements
      When I choose "공지사항 목록 보기" for "어떤 동작이"
      And I choose "응답 없이 끊김" for "어떻게 실패할까요"
      And I click the radio button "끌 때까지"
      And I click the tool "실패하게 하기"
      And I see 1 call that fails on purpose
      And I reload
      And I click the button "다시 시도"
      Then I see 1 call that fails on purpose
      When I click the tool "공지사항 목록 보기 끄기"
      And I do not see calls that fail on purpose
      And I click the button "다시 시도"
      Then I see 10 announcements

  Rule: The day can be another

    Background:
      Given I visit the home page
      And I click the button of the demo tools
      And I click the demo part "오늘 날짜"
      And I see "2026년 11월 18일 수요일"

    Scenario: Another day is the product's day too, until the demo is led back, and records of another time can be recreated for it
      When I fill "옮길 날짜 (아순시온 기준)" with "2026-10-14"
      And I click the tool "이 날로 옮기기"
      Then I see the dialog "안내"
      And the message of the demo tools says "오늘이 2026년 10월 14일 수요일이 되었습니다."
      When I press "Escape" on the dialog "안내"
      Then I see "2026년 10월 12일–18일"
      And I see the picture "2026년 10월 18일 주보 표지"
      When I click the tool "실제 날짜로 돌아가기"
      Then I see "2026년 11월 16일–22일"
      When I press "Escape" on the dialog "추수감사주일 안내"
      And I fill "옮길 날짜 (아순시온 기준)" with "2027-03-10"
      And I click the tool "이 날로 옮기기"
      Then I see "지금 자료는 2026년 11월 18일 수요일에 맞추어 만든 것이어서"
      When I press "Escape" on the dialog "환영 인사"
      And I click the tool "이 날짜로 새로 채우기"
      Then the message of the demo tools says "이 날짜에 맞추어 새로 채웠습니다."
      And I see the picture "2027년 3월 14일 주보 표지"
